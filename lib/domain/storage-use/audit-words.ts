/** The audit log's text for each command of this concept, after the name of the actor. */
export const storageUseAuditWords = {
  'storage-use.find-orphans': 'gik filerne igennem for dem, der ikke hører til noget',
  'storage-use.measure-storage': 'målte, hvor meget plads der er brugt',
  'storage-use.remove-orphans': 'fjernede filer, der ikke hører til noget',
} as const
