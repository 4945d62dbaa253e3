/** What each command of this concept did, in words that follow the name of who did it. */
export const setAsideJobsAuditWords = {
  'set-aside-jobs.delete-job': 'slettede et arbejde, der var lagt til side',
  'set-aside-jobs.try-job-again': 'satte et arbejde i gang igen, der var lagt til side',
} as const
