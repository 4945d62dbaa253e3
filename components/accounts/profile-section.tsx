import type { ReactNode } from 'react'

type ProfileSectionProps = { id: string; title: string; intro?: ReactNode; children: ReactNode }

export function ProfileSection({ id, title, intro, children }: ProfileSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-8 border-border border-t pt-10">
      <h2 id={`${id}-title`} className="hyphens-auto text-2xl">
        {title}
      </h2>
      {intro && <p className="mt-2 max-w-measure text-muted-foreground">{intro}</p>}
      <div className="mt-6">{children}</div>
    </section>
  )
}
