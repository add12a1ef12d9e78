import { plural } from "~/messages/plural";

export const descriptions = {
  terms:
    "Điều khoản áp dụng khi yêu cầu quét 3D: chưa có lịch hẹn trước khi chúng tôi xác nhận, báo giá, buổi hẹn và tệp.",
  privacy: "Trang web này lưu gì về quý khách, trong bao lâu, ai xem được và cách yêu cầu xóa.",
};
export const versionTitle = (title: string, number: number) => `${title}, phiên bản ${number}`;
export const version = (number: number, day: string) => `Phiên bản ${number}, ngày ${day}`;
export const replaced = "Phiên bản này không còn hiệu lực. <current>Đọc phiên bản hiện hành</current>.";
export const binding = "Bản dịch để tham khảo; bản tiếng Anh có giá trị ràng buộc.";
export const earlier = (number: number) => `Đọc phiên bản ${number}`;

export const days = plural({ other: "# ngày" });
export const hours = plural({ other: "# giờ" });
export const untilErased = "cho đến khi quý khách yêu cầu xóa";
export const asLongAsRequest = "cùng thời hạn với yêu cầu";
export const contact = (email: string) => ({
  byPhone: (phone: string) => `gọi ${phone} hoặc gửi email đến ${email}`,
  byEmail: `gửi email đến ${email}`,
});

export const firstTexts = {
  terms: `Các điều khoản này áp dụng khi quý khách gửi yêu cầu cho {company} qua trang web này.

# Yêu cầu của quý khách
Gửi yêu cầu không phải là đặt trước và không tốn phí. Chúng tôi đọc yêu cầu, hỏi những điều cần biết, rồi gửi báo giá hoặc đề xuất ngày. Buổi hẹn chỉ được đặt khi chúng tôi xác nhận.

Xin cung cấp câu trả lời đúng, và chỉ gửi những tệp mà quý khách được phép chia sẻ.

# Báo giá và buổi hẹn
Báo giá nêu giá và ngày cuối cùng mà quý khách có thể chấp nhận báo giá. Khi quý khách đã chấp nhận báo giá, giá không thay đổi, trừ khi hai bên cùng đồng ý thay đổi công việc.

{payment}

Quý khách có thể hủy buổi hẹn trên trang yêu cầu riêng của mình, chậm nhất {cutOffHours} trước khi bắt đầu. Sau thời hạn đó, xin {contact}.

Xin bảo đảm rằng chúng tôi được phép vào địa điểm và quét 3D, và những người có mặt ở đó biết việc này.

# Trang yêu cầu
Đường dẫn đến trang yêu cầu là chìa khóa duy nhất của trang. Bất cứ ai có đường dẫn đều có thể đọc yêu cầu và trả lời thay quý khách, nên xin cẩn trọng khi chia sẻ. Nếu đường dẫn rơi vào tay người không nên có, xin {contact}, và chúng tôi sẽ thay đường dẫn.

# Tệp và kết quả
Những gì quý khách gửi vẫn thuộc về quý khách. Quý khách cho phép chúng tôi dùng những thứ đó để xử lý yêu cầu. Báo giá nêu những gì chúng tôi bàn giao. Chúng tôi chỉ giới thiệu công việc hoàn chỉnh làm ví dụ khi có sự đồng ý riêng của quý khách. Quý khách có thể rút lại sự đồng ý này bất cứ lúc nào.

# Độ chính xác và quyền của quý khách
Các con số trên trang web này mô tả kết quả thông thường. Những gì chúng tôi cam kết cho dự án của quý khách nằm trong báo giá. Không điều gì ở đây hạn chế những quyền mà luật pháp trao cho quý khách và không thể từ bỏ.

# Thay đổi các điều khoản này
Khi các điều khoản này thay đổi, trang này có phiên bản mới kèm ngày. Phiên bản mà quý khách đã đồng ý khi gửi yêu cầu vẫn áp dụng cho yêu cầu đó, và các phiên bản trước vẫn đọc được.

# Luật áp dụng và liên lạc
Luật California được áp dụng. {company}, {address}. Để liên lạc với chúng tôi, xin {contact}.`,
  privacy: `Chính sách này cho biết {company} lưu gì khi quý khách dùng trang web này, trong bao lâu, ai xem được và cách yêu cầu xóa. Chính sách cũng mô tả các quyền của quý khách theo Đạo luật Quyền riêng tư của Người tiêu dùng California (CCPA). Đây cũng là chính sách mà Đạo luật Bảo vệ Quyền riêng tư Trực tuyến California (CalOPPA) đòi hỏi.

# Những gì chúng tôi lưu
- Những gì quý khách nhập vào biểu mẫu đặt lịch: họ tên, email, điện thoại, công ty, địa điểm và cách vào, ngày, và những gì quý khách cần.
- Các tệp mà quý khách tải lên.
- Tin nhắn, báo giá, buổi hẹn và sự đồng ý thuộc yêu cầu, kèm thời gian. Các phiên bản của điều khoản và của chính sách này mà quý khách đã đồng ý.
- Bản sao các email mà trang web này gửi cho quý khách.
- Địa chỉ mạng (IP) đã gửi yêu cầu, trong 30 ngày, và các bộ đếm theo địa chỉ, tự hết hạn trong vòng vài ngày. Cả hai đều để hạn chế lạm dụng, chẳng hạn gửi dồn dập yêu cầu hoặc tệp.
- Nhật ký kỹ thuật của máy chủ: thời gian, trang và kết quả của mỗi lần truy cập, không có nội dung quý khách đã nhập.

Chúng tôi nhận tất cả những dữ liệu này từ quý khách. Nếu quý khách bấm “Lấy vị trí hiện tại”, trình duyệt hỏi quý khách trước, rồi điền vị trí vào biểu mẫu.

# Cookie và trình duyệt
Trang web đặt một cookie để tìm lại yêu cầu chưa hoàn tất và một cookie cho thông báo chỉ hiện một lần. Hai cookie nữa ghi nhớ giao diện tối hoặc sáng và ngôn ngữ mà quý khách đã chọn. Nội dung đã nhập nhưng chưa gửi nằm trong tab của trình duyệt. Không có cookie quảng cáo, không có công cụ phân tích và không có nội dung từ trang web khác.

Chúng tôi không theo dõi quý khách theo thời gian hay trên các trang web khác. Trên trang web này cũng không có ai khác làm việc đó. Vì vậy, tín hiệu “Do Not Track” hoặc Global Privacy Control không thay đổi gì: không có gì để tắt.

# Chúng tôi dùng thông tin để làm gì
Để trả lời yêu cầu, lập báo giá, sắp xếp và thực hiện buổi hẹn, bàn giao kết quả và bảo vệ trang web. Chúng tôi không bán và không chia sẻ thông tin cá nhân, kể cả cho quảng cáo. Chúng tôi cũng không dùng thông tin đó cho các quyết định tự động.

# Ai xem được
Nhân viên của chúng tôi. Các nhà cung cấp vận hành máy chủ, kho lưu trữ tệp và email của chúng tôi xử lý dữ liệu thay chúng tôi. Chúng tôi chỉ giao dữ liệu cho cơ quan chức năng khi luật pháp đòi hỏi. Tệp của quý khách không bao giờ được công khai: tệp chỉ mở được cho nhân viên của chúng tôi và trên trang yêu cầu riêng của quý khách, với đường dẫn là chìa khóa của trang.

# Chúng tôi lưu trong bao lâu
- Yêu cầu chưa hoàn tất cùng các tệp, sau thay đổi cuối cùng của quý khách: {draftDays}
- Yêu cầu đã hủy hoặc không được nhận, sau thời điểm đó: {canceledDays}
- Yêu cầu đã hoàn tất, sau thời điểm đó: {doneDays}
- Tệp của yêu cầu đã hủy, không được nhận hoặc đã hoàn tất, sau thời điểm đó: {fileDays}
- Bản sao email: {mailDays}
- Hồ sơ về việc nhân viên nào đã mở hoặc tải xuống những gì: {logDays}

Yêu cầu đang xử lý được lưu trong suốt thời gian chúng tôi xử lý, yêu cầu đã hoàn tất được lưu khi tour ảo công khai của yêu cầu còn trên mạng. Bản sao lưu có thể còn chứa dữ liệu đã xóa cho đến khi được thay thế.

# Quyền của quý khách
Quý khách có thể hỏi chúng tôi lưu gì về quý khách, xin một bản sao, yêu cầu sửa và yêu cầu xóa. Để làm việc này, xin {contact}. Nếu có mã yêu cầu, xin cho chúng tôi biết. Dựa vào địa chỉ email hoặc số điện thoại của yêu cầu, chúng tôi kiểm tra yêu cầu đúng là của quý khách. Chúng tôi trả lời trong vòng 45 ngày. Người được quý khách ủy quyền có thể hỏi thay quý khách. Việc dùng các quyền này không gây bất lợi nào cho quý khách.

Khi chúng tôi xóa một yêu cầu, các câu trả lời, tệp, tin nhắn và email của yêu cầu đó đều bị xóa. Những gì luật pháp buộc chúng tôi phải giữ, chẳng hạn hóa đơn, được giữ theo thời hạn luật định.

# Trẻ em
Trang web này dành cho người đặt quét 3D tòa nhà và vật thể. Trang web không hướng đến trẻ em dưới 16 tuổi, và chúng tôi không cố ý lưu dữ liệu của các em.

# Thay đổi chính sách này
Khi chính sách này thay đổi, trang này có phiên bản mới kèm ngày, và biểu mẫu hỏi sự đồng ý của quý khách với phiên bản đó. Các phiên bản trước vẫn đọc được.

# Liên lạc
{company}, {address}. Để liên lạc với chúng tôi, xin {contact}.`,
};
