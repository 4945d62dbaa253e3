/** What each command did, as text after the actor's name. */
export const movingGreetingsAuditWords = {
  'moving-greetings.send-moving-greeting': 'sendte en hilsen, der bevæger sig',
  'moving-greetings.make-greeting-film': 'lavede filmen til en hilsen, der bevæger sig',
} as const
