/** The audit log's text for each command of this concept, after the name of the actor. */
export const demoAuditWords = {
  'demo.answer-demo-payment': 'valgte, hvordan en betaling i demonstrationen endte',
  'demo.change-demo-card': 'skiftede kortet i demonstrationen',
  'demo.close-demo': 'lukkede demonstrationen',
} as const
