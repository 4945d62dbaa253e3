import { Button } from '@/components/ui/button'
import type { MyMemorialView } from '@/lib/domain/memorials/schema'

/** Downloads of the account's data and of each page it edits. Plain links: the browser saves the response. */
export function MyData({ memorials }: { memorials: MyMemorialView[] }) {
  const written = memorials.filter(({ role }) => role === 'owner' || role === 'editor')
  return (
    <div className="space-y-5">
      <p>
        Du får en ZIP-fil med to filer: index.html, som du åbner i en browser og kan læse som en almindelig side, og
        mine-data.json med det samme til andre tjenester. Billederne står der som adresser. Hent dem, mens du er logget
        ind.
      </p>
      <Button asChild variant="outline">
        <a href="/api/user/data" download>
          Hent mine data
        </a>
      </Button>
      {written.length > 0 && (
        <>
          <p>
            En mindeside kan også hentes for sig: alle billeder, film og optagelser i fuld størrelse, lagt i mapper.
            Siden selv følger med, med sit tema og sin opbygning, og kan åbnes uden internet.
          </p>
          <ul className="space-y-3">
            {written.map(({ id, slug, fullName }) => (
              <li key={id}>
                <Button asChild variant="outline">
                  {/* No `download`: if the session has ended, the sign-in page must be shown, not saved. */}
                  <a href={`/api/memorials/${slug}/download`} className="[overflow-wrap:anywhere]">
                    Hent siden for {fullName}
                  </a>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
