/** 7.0's roles in the words that programs write in 5.5.1's RELA. */
export const roleWords: Record<string, string> = {
  CHIL: 'Child',
  CLERGY: 'Clergy',
  FATH: 'Father',
  FRIEND: 'Friend',
  GODP: 'Godparent',
  HUSB: 'Husband',
  MOTH: 'Mother',
  MULTIPLE: 'Multiple birth',
  NGHBR: 'Neighbor',
  OFFICIATOR: 'Officiator',
  PARENT: 'Parent',
  SPOU: 'Spouse',
  WIFE: 'Wife',
  WITN: 'Witness',
}
