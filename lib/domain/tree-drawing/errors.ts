import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class TreeDrawingError extends defineErrors({
  TREE_TOO_LARGE: [
    422,
    'Der er {people} personer i udsnittet, og der kan tegnes {limit} på én gang. Vælg en person, og tegn familien omkring.',
  ],
  TREE_LOOPS: [
    422,
    'Træet kan ikke tegnes, fordi en person er sin egen forfader. Ret forældrene, og prøv igen.',
    'warn',
  ],
  TREE_TOO_TANGLED: [
    422,
    'Her er så mange bånd mellem de samme personer, at de ikke kan tegnes på én gang. Luk nogle af grenene, eller vælg en anden person som midtpunkt.',
  ],
  TREE_PRINT_TOO_SMALL: [
    422,
    'Skriften bliver kun {points} punkt høj, og den kan ikke læses. Vælg større papir, eller fordel træet på flere ark.',
  ],
  TREE_PRINT_TOO_MANY_SHEETS: [
    422,
    'Træet ville fylde {sheets} ark, og der kan udskrives {limit} på én gang. Vælg større papir, eller gør træet mindre.',
  ],
}) {}
