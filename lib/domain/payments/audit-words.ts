/** What each command of this concept did; follows the actor's name. */
export const paymentsAuditWords = {
  'payments.open-payment': 'åbnede en betaling',
  'payments.receive-event': 'modtog en besked fra betalingsudbyderen',
  'payments.save-payments': 'gemte en liste over betalinger',
} as const
