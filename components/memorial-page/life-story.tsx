import { Section } from './section'

/** The biography, sanitised when it was saved (lib/integrations/rich-text). */
export function LifeStory({ html }: { html: string }) {
  return (
    <Section id="livshistorie" title="Livshistorie">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server before it was stored */}
      <div className="life-story mt-6 font-serif text-lg" dangerouslySetInnerHTML={{ __html: html }} />
    </Section>
  )
}
