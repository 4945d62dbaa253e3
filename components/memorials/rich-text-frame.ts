/** The editor's frame, shared with its loading placeholder. */
export const toolbarFrame = 'flex flex-wrap rounded-t-lg border border-input border-b-0 bg-muted p-1'
export const storyFrame =
  'min-h-80 rounded-b-lg border border-input bg-card px-5 py-4 font-serif text-lg text-card-foreground space-y-4 [&_h2]:pt-3 [&_h2]:text-2xl [&_h3]:pt-2 [&_h3]:text-xl [&_a]:text-link [&_a]:underline [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_hr]:border-border [&_blockquote]:border-input [&_blockquote]:border-l-2 [&_blockquote]:pl-5 [&_p:empty]:min-h-lh'
export const headingWords = { heading: 'Overskrift', subheading: 'Mindre overskrift' }
