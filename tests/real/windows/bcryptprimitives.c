/* Random bytes as Windows 10 has them. Wine 8 lacks this library, and Rust's standard library asks for it.
   For tests only: on Windows it is there. */
#include <windows.h>

BOOLEAN WINAPI SystemFunction036(PVOID bytes, ULONG count);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count)
{
    return SystemFunction036(bytes, (ULONG)count);
}
