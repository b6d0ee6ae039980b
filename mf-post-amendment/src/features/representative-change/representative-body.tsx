import { useState } from 'react';
import {
  DirectorPhone,
  useWizard,
  withItem,
  type ItemBodyProps,
  completeSchema,
  SectionForm,
  withKept,
} from '@registrar/ui/filing';
import { useZodForm } from '@registrar/ui';

/**
 * Somebody new is asked as in a registration, and proves the mobile. Of whoever represents the company today nothing is
 * asked.
 */
export function RepresentativeBody({
  section,
  item,
  initial,
  onChange,
  onGood,
  isLocked,
  readOnly,
  children,
}: ItemBodyProps) {
  const { frame } = useWizard();
  const [held, setHeld] = useState(initial);
  const within = withItem(frame, section.key, item?.id ?? '', held);
  const form = useZodForm({
    schema: withKept(completeSchema(section.item.schemaFor(within)), section.item.keep, item?.data),
    onSubmit: onGood,
  });
  return (
    <SectionForm
      form={form}
      fields={section.item.fields}
      frame={within}
      initial={initial}
      disabled={readOnly}
      isLocked={isLocked}
      afterGroup={(key, data) =>
        key === 'fullNameNepali' ? (
          <DirectorPhone section="REPRESENTATIVES_AFTER" item={item} data={data} readOnly={readOnly} />
        ) : null
      }
      onChange={(data) => {
        setHeld(data);
        onChange(data);
      }}
    >
      {children}
    </SectionForm>
  );
}
