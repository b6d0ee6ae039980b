import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useLanguage } from '@registrar/runtime';
import { localName } from '@registrar/ui';
import { InstantPair, OutsideOutcome, OutsidePage, OutsideRefusal } from '@registrar/ui/components';
import { useObject, useShareObjection } from './document-shares';
import { targetName } from './share-state-tag';

/** Where the link leads a person who is named in what a company is going to share: what, to whom, the objection. */
export function ShareObjectionPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const language = useLanguage();
  const view = useShareObjection(token);
  const object = useObject(token);
  return (
    <OutsidePage
      title={t('shareObjection.title')}
      link={view}
      unknownHint={t('shared.unknownHint')}
      lead={(asked) =>
        t('shareObjection.lead', {
          person: localName(asked.person, language),
          company: localName(asked.company, language),
          receiver: asked.receiver,
        })
      }
      facts={(asked) => [
        { label: t('shares.what'), value: targetName(asked, language) },
        { label: t('shares.receiver'), value: asked.receiver },
        { label: t('shares.purpose'), value: asked.purpose },
        { label: t('shares.sharedBy'), value: localName(asked.sharedBy, language) },
        { label: t('shareObjection.until'), value: <InstantPair at={asked.until} withTime inline /> },
      ]}
    >
      {(asked) => {
        if (asked.state === 'OBJECTED')
          return (
            <OutsideOutcome
              type="success"
              title={t('shareObjection.objected')}
              at={asked.objectedAt}
              next={t('shareObjection.objectedNext')}
            />
          );
        if (asked.state === 'OVER')
          return <OutsideOutcome type="info" title={t('shareObjection.over')} next={t('shareObjection.overNext')} />;
        return (
          <OutsideRefusal
            label={t('shareObjection.object')}
            hint={t('shareObjection.hint')}
            title={t('shareObjection.object')}
            means={t('shareObjection.means')}
            onRefuse={(reason) => object.mutateAsync({ reason })}
          />
        );
      }}
    </OutsidePage>
  );
}
