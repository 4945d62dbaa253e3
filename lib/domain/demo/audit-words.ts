/** What each command of this concept did, in words that follow the name of who did it. */
export const demoAuditWords = {
  'demo.close-demo': 'lukkede demonstrationen',
} as const
