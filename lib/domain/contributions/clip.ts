/** The longest voice and the longest film of a tribute, in seconds. */
export const longestClipSeconds = { recording: 180, video: 60 } as const

/** Of the file; with the pictures beside it a post is at most as large as the service takes. */
export const clipMegabytes = 40

export const clipTooLargeSentence = `Optagelsen fylder mere end ${clipMegabytes} MB. Vælg en kortere, eller gem den i en lavere opløsning. Det, du har skrevet, står her endnu.`

/** `accept` of its file field. Includes extensions: many phones have no media type for these. */
export const acceptedClips = 'audio/*,video/*,.m4a,.opus,.mov,.m4v'
