/** The audit log's text for each command of this concept, after the name of the actor. */
export const demoAuditWords = {
  'demo.close-demo': 'lukkede demonstrationen',
} as const
