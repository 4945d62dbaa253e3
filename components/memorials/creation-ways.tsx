import { LinkButton } from '@/components/ui/link-button'

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
