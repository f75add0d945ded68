rect1 = pygame.Rect(100, 100, 50, 50)
rect2 = pygame.Rect(100, 150, 50, 50)

def side(rect1, rect2):
    if rect1.midtop[1] > rect2.midtop[1]:
        return "top"
    elif rect1.midleft[0] > rect2.midleft[0]:
        return "left"
    elif rect1.midright[0] < rect2.midright[0]:
        return "right"
    else:
        return "bottom"
