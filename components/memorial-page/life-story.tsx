import { Section } from './section'

/** The biography, cleaned when it was written (lib/integrations/rich-text). */
export function LifeStory({ html }: { html: string }) {
  return (
    <Section id="livshistorie" title="Livshistorie">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server before it was stored */}
      <div className="life-story mt-6 font-serif text-lg" dangerouslySetInnerHTML={{ __html: html }} />
    </Section>
  )
}
