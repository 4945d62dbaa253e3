/** The audit log's text for each command of this concept, after the name of the actor. */
export const setAsideJobsAuditWords = {
  'set-aside-jobs.confirm-time': 'svarede, at uret passer, efter at det var sprunget frem',
  'set-aside-jobs.delete-job': 'slettede en opgave, der var sat til side',
  'set-aside-jobs.delete-jobs': 'slettede flere opgaver, der var sat til side',
  'set-aside-jobs.try-job-again': 'satte en opgave, der var sat til side, i gang igen',
  'set-aside-jobs.try-jobs-again': 'satte flere opgaver, der var sat til side, i gang igen',
} as const
