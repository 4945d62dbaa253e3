/** What each command of this concept did, in words that follow the name of who did it. */
export const timelineAuditWords = {
  'timeline.add-event': 'satte en begivenhed på tidslinjen',
  'timeline.order-events': 'ordnede tidslinjen',
  'timeline.remove-event': 'slettede en begivenhed',
  'timeline.update-event': 'rettede en begivenhed',
} as const
