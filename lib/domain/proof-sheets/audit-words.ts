/** What each command did, phrased to follow the actor's name. */
export const proofSheetsAuditWords = {
  'proof-sheets.approve-proof-sheet': 'godkendte en tegning',
  'proof-sheets.new-version': 'lavede en ny version af en tegning',
  'proof-sheets.request-changes': 'bad om at få en tegning rettet',
  'proof-sheets.save-proof-sheets': 'gemte en liste over tegninger',
  'proof-sheets.send-proof-sheet': 'sendte en tegning til familien',
  'proof-sheets.update-proof-sheet': 'rettede en tegning',
  'proof-sheets.withdraw-proof-sheet': 'trak en tegning tilbage',
  'proof-sheets.write-proof-sheet': 'lavede en tegning til familien',
} as const
