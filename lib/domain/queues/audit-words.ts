/** The audit log's text for each command of this concept, after the name of the actor. */
export const queuesAuditWords = {
  'queues.drop-jobs': 'slettede mislykkede opgaver',
  'queues.try-jobs-again': 'satte mislykkede opgaver i gang igen',
} as const
