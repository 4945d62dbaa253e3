/** What each command of this concept did, in words that follow the name of who did it. */
export const ceremoniesAuditWords = {
  'ceremonies.attend-ceremony': 'svarede, at de kommer til højtideligheden',
  'ceremonies.remove-answer': 'fjernede et svar om at komme til højtideligheden',
  'ceremonies.add-programme': 'lagde programmet for højtideligheden op',
  'ceremonies.remove-programme': 'fjernede programmet for højtideligheden',
} as const
