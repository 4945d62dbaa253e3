import { TextLink } from '@/components/ui/text-link'

const papers = [
  { name: 'saadan-monterer-du-pladen.pdf', title: 'Sådan monterer du pladen', text: 'Et ark til værkstedet. PDF, A4.' },
  { name: 'til-familien.pdf', title: 'Til familien', text: 'Et ark, I kan give med kortet. PDF, A4.' },
]

/** Papers to print, and the drawings. */
export function Downloads() {
  return (
    <ul className="divide-y divide-border border-border border-y">
      {papers.map(({ name, title, text }) => (
        <li key={name} className="py-2">
          <a
            href={`/api/resellers/me/downloads/${name}`}
            download
            className="inline-flex min-h-touch items-center font-semibold text-link underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {title}
          </a>
          <p className="text-muted-foreground">{text}</p>
        </li>
      ))}
      <li className="py-2">
        <TextLink href="/reseller-dashboard/drawings" className="inline-flex min-h-touch items-center font-semibold">
          Tegninger til gravering
        </TextLink>
        <p className="text-muted-foreground">Jeres egne koder i millimeter: SVG, DXF, PDF og PNG.</p>
      </li>
    </ul>
  )
}
