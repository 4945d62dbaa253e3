/** The audit log's text for each command of this concept, after the name of the actor. */
export const faultsAuditWords = {
  'faults.reopen-faults': 'åbnede fejl igen',
  'faults.save-faults': 'gemte en liste over fejl',
  'faults.solve-faults': 'markerede fejl som løst',
  'faults.tell-of-faults': 'skrev til os om nye fejl',
} as const
