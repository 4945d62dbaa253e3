import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class TreeLinkError extends defineErrors({
  TREE_LINK_UNKNOWN: [
    404,
    'Vi kan ikke finde en mindeside med den adresse eller kode. Se efter på stenen eller i browserens adressefelt.',
  ],
  TREE_LINK_SHARED_CODE: [409, 'Den kode fører til flere mindesider. Skriv adressen på den side, du mener.'],
  TREE_LINK_ASKED: [409, 'I har allerede spurgt familien. Svaret kommer i beskederne hos den, der spurgte.'],
  TREE_LINK_THERE: [409, 'Træet viser allerede vej til den side.'],
  TREE_LINK_OWN_PAGE: [409, 'Det er den side, træet hører til. Vælg en anden.'],
  TREE_LINK_WITHDRAWN: [409, 'Personen er taget ud af træet efter ønske og kan ikke få en side her.'],
  TREE_LINK_PAGE_PERSON: [
    409,
    'Personen har allerede en mindeside, som viser træet. Der er ingen anden at vise vej til.',
  ],
  TREE_LINK_REFUSED: [409, 'Familien har svaret nej for nylig. Lad det ligge lidt, eller tal selv med dem.'],
  TREE_LINK_ANSWERED: [409, 'Der er allerede svaret.'],
}) {}
