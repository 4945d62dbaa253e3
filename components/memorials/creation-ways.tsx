import { NameInHeading } from '@/components/frame/name-in-heading'
import { LinkButton } from '@/components/ui/link-button'
import { stepText } from '@/lib/domain/memorials/copy'
import { continuingOf } from '@/lib/domain/memorials/creation-step'
import type { MyMemorialView } from '@/lib/domain/memorials/schema'

const ways = [
  {
    path: 'guided',
    title: 'Trin for trin',
    text: 'Vi spørger om én ting ad gangen. Det tager en halv time eller flere dage, som det passer dig.',
    action: 'Begynd trin for trin',
  },
  {
    path: 'template',
    title: 'Med en skabelon',
    text: 'Til en mor, en bedsteforælder, et barn, en ven eller et ægtepar. Overskrifterne er der, når du begynder.',
    action: 'Vælg en skabelon',
  },
  {
    path: 'blank',
    title: 'En tom side',
    text: 'Til dig, der ved, hvad der skal stå. Navn og datoer, og så er resten dit.',
    action: 'Begynd på en tom side',
  },
  {
    path: 'own-story',
    title: 'Skriv din egen historie',
    text: 'Om dit eget liv, med dine egne ord, mens du lever. Kun du kan se den, til den, du vælger, en dag åbner den.',
    action: 'Begynd på din historie',
  },
]

export function CreationWays({ query }: { query: string }) {
  return (
    <ul className="space-y-10">
      {ways.map(({ path, title, text, action }, index) => (
        <li key={path}>
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-2 mb-4 text-muted-foreground">{text}</p>
          <LinkButton href={`/create-memorial/${path}${query}`} variant={index === 0 ? 'primary' : 'outline'}>
            {action}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}

/** Pages begun in the guided creation and not finished. */
export function UnfinishedMemorials({ memorials }: { memorials: MyMemorialView[] }) {
  const unfinished = memorials.flatMap((memorial) => {
    const continuing = continuingOf(memorial)
    return continuing ? [{ ...memorial, ...continuing }] : []
  })
  if (unfinished.length === 0) return null
  return (
    <section aria-labelledby="unfinished" className="space-y-4">
      <h2 id="unfinished" className="text-2xl">
        Gå videre, hvor du slap
      </h2>
      <ul className="divide-y divide-border">
        {unfinished.map(({ id, slug, fullName, path, label, step, isOwnStory }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-4 py-4">
            <p>
              <span className="font-serif text-xl">
                <NameInHeading name={fullName} />
              </span>
              <span className="block text-muted-foreground">
                Næste trin: {stepText(step, { isOwnStory }).name.toLocaleLowerCase('da-DK')}
              </span>
            </p>
            <p className="flex flex-wrap gap-3">
              <LinkButton href={path}>
                {label}
                <span className="sr-only"> med {fullName}</span>
              </LinkButton>
              <LinkButton href={`/edit-memorial/${slug}`} variant="outline">
                Redigér<span className="sr-only"> {fullName}</span>
              </LinkButton>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
