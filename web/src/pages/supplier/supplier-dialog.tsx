import { Anchor, Stack } from '@mantine/core'
import type { Supplier } from 'contract/suppliers'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { ContactGate } from '../../features/contacts/contact-gate.tsx'
import { ShortlistToggle } from '../../features/shortlist/shortlist-toggle.tsx'
import { SupplierDetails } from '../../features/suppliers/supplier-details.tsx'
import { urls } from 'contract/urls'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './supplier-dialog.module.css'

type SupplierDialogProps = { supplier: Supplier; opened: boolean; onClose(): void }

/** The details of a supplier with the way to the contact. */
export default function SupplierDialog({ supplier, opened, onClose }: SupplierDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={supplier.nome} size="lg">
      <Stack gap="lg">
        <SupplierDetails supplier={supplier} />
        <div className={classes.ways}>
          <Anchor component={Link} to={urls.supplier(supplier.slug)} className={classes.page}>
            {m.suppliers_fullPage()}
          </Anchor>
          <ShortlistToggle supplier={supplier} />
        </div>
        <div className={classes.contact}>
          <ContactGate key={supplier.id} supplier={supplier} />
        </div>
      </Stack>
    </Dialog>
  )
}
