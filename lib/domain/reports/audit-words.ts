/** What each command of this concept did; follows the actor's name. */
export const reportsAuditWords = {
  'reports.bring-back-contribution': 'viste et skjult bidrag igen',
  'reports.bring-back-media': 'viste et skjult billede, en film eller en optagelse igen',
  'reports.bring-back-page': 'viste en skjult mindeside igen',
  'reports.complain': 'klagede over en afgørelse',
  'reports.decide-report': 'afgjorde en anmeldelse',
  'reports.hide-contribution': 'skjulte et bidrag',
  'reports.hide-media': 'skjulte et billede, en film eller en optagelse',
  'reports.hide-page': 'skjulte en mindeside',
  'reports.remove-tree-person': 'tog en person ud af et slægtstræ',
  'reports.report-content': 'anmeldte noget på en mindeside',
  'reports.save-hidden': 'gemte en liste over det, der er skjult',
} as const
