import type { Metadata } from 'next'
import AdminLayout from '../admin/layout'

export const metadata: Metadata = { title: 'Produktion', robots: { index: false } }

// The workshop stands behind the same door and under the same navigation as the rest of the house.
export default AdminLayout
