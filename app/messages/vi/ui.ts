import { plural } from "~/messages/plural";

export const errorPrefix = "Lỗi:";
export const errorSummaryTitle = "Có lỗi cần sửa";
export const optional = "(không bắt buộc)";
export const notGiven = "Chưa có";
export const cancel = "Hủy";
export const closeMenu = "Đóng menu";

export const pagesLabel = "Trang";
export const atLeast = (count: string) => `${count}+`;
export const pageOf = (page: string, pages: string) => `Trang ${page}/${pages}`;
export const previousPage = "Trang trước";
export const nextPage = "Trang sau";

export const stepOf = (step: number, steps: number) => `Bước ${step}/${steps}`;
export const requestId = (id: string) => `Mã lỗi: ${id}`;

export const range = (start: string, end: string) => `${start} đến ${end}`;
export const dayOfMonth = (day: string) => day;
const weekdays = ["Hai", "Ba", "Tư", "Năm", "Sáu", "Bảy"];
/** Spells out abbreviations of a formatted date or time, and adds non-breaking spaces. */
export const dateText = (text: string) =>
  text
    .replaceAll(/(:\d\d) (?=\d+ thg )/g, "$1 ngày ")
    .replaceAll(/( thg \d+), (?=\d{4})/g, "$1 năm\u00a0")
    .replaceAll(" thg ", "\u00a0tháng\u00a0")
    .replaceAll("CN, ", "Chủ Nhật, ngày ")
    .replaceAll(/Thứ (\d), /g, (_, day) => `thứ ${weekdays[Number(day) - 2]}, ngày `);
export const pacificTime = (time: string) => `${time} (giờ Thái Bình Dương)`;
export const skippedTime = (earlier: string, later: string) =>
  `Đồng hồ bỏ qua giờ đó khi đổi giờ. Nhập ${earlier} hoặc ${later}`;
export const repeatedTime = "Đồng hồ hiện giờ đó hai lần khi đổi giờ. Chọn một trong hai";
export const whichTime = "Giờ nào trong hai giờ";
export const whichTimeHint = "Đêm đó đồng hồ lùi lại, nên giờ này hiện hai lần.";
export const chooseTime = "Chọn";
export const firstTime = (time: string) => `Lần đầu, ${time}`;
export const secondTime = (time: string) => `Lần hai, trễ hơn một giờ, ${time}`;
export const hours = plural({ other: "# giờ" });
export const minutes = plural({ other: "# phút" });
export const hoursAndMinutes = (hours: string, minutes: string) => `${hours} ${minutes}`;
export const waitMinutes = plural({ other: "# phút" });
export const waitHours = plural({ other: "# giờ" });

export const darkMode = "Chế độ tối";

export const chunkFailed = (id: string) => `Không tải được phần ${id}`;
export const chunkFailedAdvice =
  "Không mở được trang tiếp theo. Trang hiện tại vẫn giữ nguyên, cùng mọi nội dung đã nhập. Kiểm tra kết nối rồi thử lại.";
export const openNextPage = "Mở trang tiếp\u00a0theo";
export const stayHere = "Ở lại đây";
