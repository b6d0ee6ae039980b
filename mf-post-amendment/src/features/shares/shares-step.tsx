import { applies, isAsked, isList, sectionOf, type Answers } from '@registrar/domain/processes';
import {
  CapitalBeforeAfter,
  FiledWorkings,
  SectionsStep,
  SharesBeforeAfter,
  useWizard,
  type StepProps,
} from '@registrar/ui/filing';
import styles from './shares.module.css';

/**
 * A step of a filing about shares: its questions, and below the last of them, or below its list, what the answers do to
 * the shares, and how what is owed or given is worked out.
 */
export function SharesStep(props: StepProps) {
  const { definition, frame } = useWizard();
  const step = definition.steps?.find(({ key }) => key === props.stepKey);
  const form = (step?.sections ?? [])
    .flatMap((key) => sectionOf(definition, key) ?? [])
    .find((section) => !isList(section) && applies(section, frame));
  const outcome = (data: Answers) => {
    const asked = form ? { ...frame, answers: { ...frame.answers, [form.key]: data } } : frame;
    const filed = definition.register.shares?.(asked);
    return (
      <>
        <CapitalBeforeAfter definition={definition} frame={asked} />
        {filed && <SharesBeforeAfter filed={filed} frame={frame} />}
        <FiledWorkings definition={definition} frame={asked} />
      </>
    );
  };
  /** A group of questions is known by the first of them. */
  const lastGroup = (data: Answers): string | undefined => {
    if (form === undefined || isList(form)) return undefined;
    const fields = form.fields.filter((field) => isAsked(field, data, frame));
    const last = fields.at(-1);
    return fields.find(({ group }, at) => fields.slice(at).every((field) => field.group === group))?.path ?? last?.path;
  };
  if (form === undefined)
    return <SectionsStep {...props} below={<div className={styles['outcome']}>{outcome({})}</div>} />;
  return <SectionsStep {...props} afterGroup={(key, data) => (key === lastGroup(data) ? outcome(data) : null)} />;
}
