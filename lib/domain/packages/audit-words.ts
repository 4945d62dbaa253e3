/** What each command did, phrased to follow the actor's name. */
export const packagesAuditWords = {
  'packages.assign-codes': 'gav koder til en forhandler',
  'packages.block-codes': 'spærrede koder',
  'packages.check-import': 'prøvede en liste med koder',
  'packages.export-codes': 'hentede en pakkes koder',
  'packages.import-codes': 'indlæste en liste med koder',
  'packages.make-package': 'lavede en pakke koder',
  'packages.move-codes': 'flyttede koder',
  'packages.retire-codes': 'tog koder ud af brug',
  'packages.save-codes': 'gemte en liste over koder',
  'packages.save-packages': 'gemte en liste over pakker',
  'packages.retry-package': 'satte en pakke i gang igen',
} as const
