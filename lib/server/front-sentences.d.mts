export const frontSentences: Readonly<Record<'notFound' | 'unreadable' | 'busy' | 'nothingSentHere', string>>
