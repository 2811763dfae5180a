import { useContent } from '@/components/shell/ContentProvider';
import { CovidProtocols } from './CovidProtocols';

export function CovidModal() {
  const { content, fallbackLang } = useContent();
  return <CovidProtocols {...content.covid} lang={fallbackLang('covid')} />;
}
