import Button from 'antd/es/button';
import GlobalOutlined from '@ant-design/icons/es/icons/GlobalOutlined';
import { useTranslation } from 'react-i18next';
import type { Language } from '@registrar/i18n/language';

interface LanguageSwitchProps {
  readonly language: Language;
  readonly onChange: (language: Language) => void;
}

/** Offers the other language by its own name, so that who cannot read this one still finds it. */
export function LanguageSwitch({ language, onChange }: LanguageSwitchProps) {
  const { t } = useTranslation('common');
  const other = language === 'ne' ? 'en' : 'ne';
  return (
    <Button type="text" icon={<GlobalOutlined aria-hidden />} lang={other} onClick={() => onChange(other)}>
      {t(`language.${other}`)}
    </Button>
  );
}
