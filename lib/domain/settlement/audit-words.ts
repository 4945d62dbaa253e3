/** What each command of this concept did; follows the actor's name. */
export const settlementAuditWords = {
  'settlement.apply-charge': 'førte betalingsudbyderens svar på en betaling',
  'settlement.check-payment': 'så, om en betaling var kommet',
  'settlement.close-checkout': 'lukkede en betalingsside',
  'settlement.compare-with-provider': 'sammenlignede betalinger med udbyderen',
  'settlement.find-lost-charges': 'spurgte udbyderen om betalinger, der gik tabt',
  'settlement.finish-bank-refund': 'overførte penge tilbage fra banken',
  'settlement.handle-event': 'fulgte en besked fra betalingsudbyderen',
  'settlement.open-portal': 'gik til at skifte betalingskort',
  'settlement.read-card': 'hentede et betalingskort igen',
  'settlement.refund-payment': 'betalte penge tilbage',
  'settlement.retry-refund': 'prøvede en tilbagebetaling igen',
  'settlement.send-charge': 'trak beløbet for en fornyelse på et kort',
  'settlement.send-refund': 'bad udbyderen betale tilbage',
  'settlement.settle-difference': 'afklarede en forskel fra udbyderen',
  'settlement.settle-payment': 'spurgte til en betaling',
} as const
