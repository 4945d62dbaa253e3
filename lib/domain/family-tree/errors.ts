import 'server-only'
import { freeTreeText } from '@/lib/domain/billing/copy'
import { defineErrors } from '@/lib/server/errors'

export class TreeError extends defineErrors({
  TREE_FULL: [409, 'Der er plads til {limit} personer i et slægtstræ.'],
  TREE_LOOP: [409, 'Så ville en person blive sin egen forfader: {path}. Vælg en anden, eller ret slægtskabet først.'],
  TREE_EDIT_TOO_LARGE: [409, 'Det ændrer for meget på én gang. Tag det i mindre dele.'],
  TREE_CHANGED_SINCE: [409, 'Det er ændret siden og kan ikke fortrydes. Ret det på personen selv.'],
  TREE_NOTHING_TO_UNDO: [409, 'Der er ikke mere at fortryde.'],
  TREE_NOTHING_TO_REDO: [409, 'Der er ikke mere at gentage.'],
  TREE_THERE_ALREADY: [409, 'Siden har allerede et slægtstræ.'],
  TREE_PAGE_PERSON: [409, '{name} har sin egen mindeside i træet og kan ikke fjernes fra det.'],
  TREE_BEYOND_PLAN: [
    402,
    `I Basis kan du rette ${freeTreeText}. Det, der er længere ude, bliver stående og kan ses. Med Premium kan du rette i hele træet. {way}`,
  ],
  TREE_FAMILY_CHANGED: [409, 'Familien er ændret, siden listen blev hentet. Se på den igen, før den bliver fjernet.'],
  TREE_FAMILY_TOO_LARGE: [
    409,
    'En familie på mere end {limit} kan ikke fjernes på én gang. Er den kommet med en fil, kan I fortryde hele importen under Slægtsfiler.',
  ],
  TREE_THERE_TWICE: [409, 'De hører allerede sammen på den måde i træet.'],
  TREE_TOO_MANY_CHILDREN: [409, 'Der er plads til {limit} børn hos et par.'],
  TREE_WITHDRAWN: [
    409,
    'Personen har bedt om ikke at blive vist i træet. Slægtskabet kan du ændre, men der kan ikke skrives om personen.',
  ],
  TREE_SAME_COUPLE: [409, 'De to står som et par i træet. Ret parret, før de bliver til én.'],
  TREE_PERSON_TAKEN: [409, '{name} har allerede en mindeside i træet. Vælg en anden.'],
  TREE_LAST_PAGE: [409, 'Det er den eneste side med slægtstræet. Slet træet, hvis det skal helt væk.'],
  TREE_ON_OTHER_PAGES: [409, 'Træet bliver også vist på en anden mindeside. Tag det af denne side i stedet.'],
  TREE_TWO_PARENTS: [409, 'Der er allerede to forældre i det par. Ret dem, eller tilføj et andet forældrepar.'],
}) {}
