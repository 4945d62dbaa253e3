export const frontSentences: Readonly<Record<'notFound' | 'unreadable' | 'busy' | 'away' | 'nothingSentHere', string>>
