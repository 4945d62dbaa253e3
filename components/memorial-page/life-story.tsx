import { Section } from './section'

const RICH = /<(?:h[23]|[uo]l|blockquote|hr|a)\b/

/** The biography, sanitised when it was saved (lib/integrations/rich-text). */
export function LifeStory({ html }: { html: string }) {
  const look = RICH.test(html) ? 'life-story rich' : 'life-story'
  return (
    <Section id="livshistorie" title="Livshistorie">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server before it was stored */}
      <div className={`${look} mt-6 font-serif text-lg`} dangerouslySetInnerHTML={{ __html: html }} />
    </Section>
  )
}
