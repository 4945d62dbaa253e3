/** The audit log's text for each command of this concept, after the name of the actor. */
export const setAsideJobsAuditWords = {
  'set-aside-jobs.delete-job': 'slettede et arbejde, der var lagt til side',
  'set-aside-jobs.delete-jobs': 'slettede flere arbejder, der var lagt til side',
  'set-aside-jobs.try-job-again': 'satte et arbejde i gang igen, der var lagt til side',
  'set-aside-jobs.try-jobs-again': 'satte flere arbejder i gang igen, der var lagt til side',
} as const
